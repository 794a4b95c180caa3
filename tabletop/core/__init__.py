"""What every game needs and no game owns: the Rules protocol, matches, chance, secrets, rulesets, records."""
