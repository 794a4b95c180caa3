/* A python.exe for the python311.dll beside it: hands its command line to the interpreter. */
#include <windows.h>

typedef int (*Main)(int, wchar_t **);

int wmain(int argc, wchar_t **argv) {
    HMODULE library = LoadLibraryW(L"python311.dll");
    Main run = library ? (Main)(void *)GetProcAddress(library, "Py_Main") : NULL;
    return run ? run(argc, argv) : 3;
}
