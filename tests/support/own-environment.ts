/**
 * What the shell says of somebody's own service, database or screen is not meant for tests, nor for the processes that they
 * start, which inherit it.
 */
const OTHERS = /^(?:AFFICHE_(?!TEST_)|PG[A-Z]|(?:FORCE|NO)_COLOR$)/

for (const name of Object.keys(process.env)) if (OTHERS.test(name)) delete process.env[name]
