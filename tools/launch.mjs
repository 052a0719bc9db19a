// Runs under the machine's own Node (20.19 or newer) before anything is installed: plain JavaScript,
// built-ins only.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const HELP = `Usage: node tools/launch.mjs COMMAND
  start                    install what is missing, build what is stale, start the portal
  dev [--demo]             install what is missing, start the portal for development: a change is there in a second
  build                    install what is missing, build the web app if stale
  test [vitest arguments]  the same, then the whole suite
  run [--dev] [--web] FILE [...]   install what is missing (--dev: what tests and tools need, too; --web: and build),
                                   then run a TypeScript file under Node 24`

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '')

async function main([command, ...args]) {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Node.js ${process.versions.node} is too old: version 20.19 or newer is needed.`)
  }
  // Vite reads them in a path as the beginning of a fragment or a query.
  if (/[#?]/.test(root)) {
    throw new Error(`The folder ${root} has a # or ? in its path, with which the web app cannot be built: rename it.`)
  }
  const { install } = await import('./launch/install.mjs')
  const { buildWeb } = await import('./launch/build-web.mjs')
  const { runNode, SERVER_FLAGS } = await import('./launch/run-node.mjs')
  switch (command) {
    case 'start':
      loadSettings()
      await install(root)
      await buildWeb(root)
      return runNode(root, [...SERVER_FLAGS, 'server/start/main.ts'], {
        NODE_ENV: process.env.NODE_ENV || 'production',
      })
    case 'dev':
      await install(root, { dev: true })
      return runNode(root, ['tools/dev.ts', ...args])
    case 'build':
      await install(root)
      await buildWeb(root)
      return 0
    case 'test': {
      await install(root, { dev: true })
      await buildWeb(root)
      const { runTests } = await import('./launch/run-tests.mjs')
      return runTests(root, args)
    }
    case 'run': {
      const at = args.findIndex((arg) => !['--dev', '--web'].includes(arg))
      if (at < 0) throw new Error(HELP)
      const flags = args.slice(0, at)
      if (!flags.includes('--dev')) loadSettings()
      await install(root, { dev: flags.includes('--dev') })
      if (flags.includes('--web')) await buildWeb(root)
      return runNode(root, args.slice(at))
    }
    default:
      throw new Error(HELP)
  }
}

/**
 * Reads `.env` beside package.json into the environment, for the portal and the tools of its operator; a variable that
 * is set already wins. Tests and development tools never read it.
 */
function loadSettings() {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

// Not by `exitCode`: the channel to PM2 would keep this process.
try {
  process.exit(await main(process.argv.slice(2)))
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
