import { pages } from './routes.generated.ts'
import { makeRouter } from './shell/router.tsx'

type AppRouter = ReturnType<typeof makeRouter<typeof pages>>

// An explicit type, since the pages' own modules, which are checked here, use it.
export const router: AppRouter = makeRouter(pages)

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
