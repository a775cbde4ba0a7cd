#!/usr/bin/env node
import { existsSync } from 'node:fs'

const program = new URL('../dist/cli/main.js', import.meta.url)
if (existsSync(program)) {
  await import(program.href)
} else {
  process.stderr.write(
    'affiche is not built yet. Run `npm run build` in its folder, then try again.\n',
  )
  process.exitCode = 1
}
