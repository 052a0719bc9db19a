import { type AnyRoute, type HistoryState, lazyRouteComponent, type ParsedLocation } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import type { RawSearch } from './address.ts'
import { loadPage } from './errors.ts'
import { useLanguage } from './language.ts'

/** The arguments of a page's loader. */
export interface PageLocation<Search = object> {
  params: Readonly<Record<string, string>>
  search: Search
  /** The search parameters as the address has them. */
  rawSearch: RawSearch
  state: HistoryState
  /** Whether a pointer only rests on a link to the page. */
  isPreload: boolean
}

/** The module of a page: `export function Page()`, and optionally a loader that prefetches its data. */
interface PageModule {
  Page: ComponentType
  loader?: (where: PageLocation<never>) => unknown
}

interface LoaderContext {
  params: Readonly<Record<string, string>>
  location: ParsedLocation
  preload: boolean
  route: AnyRoute
}

/**
 * The options of a route whose page is a script of its own, which loads when the page is opened, or when a pointer rests on
 * a link to it; its data begins to load with it. The type of the module is open: a page uses the types of the routes.
 */
export function lazyPage(load: () => Promise<unknown>) {
  const loadModule = load as () => Promise<PageModule>
  return {
    // Text typed for one case, and its revealed numbers, must not stay on the page of the next.
    remountDeps: ({ params }: { params: object }) => params,
    component: lazyComponent(loadModule, 'Page'),
    loader: async ({ params, location, preload, route }: LoaderContext): Promise<void> => {
      // A script that cannot be loaded is handled where the component is rendered.
      const module = await loadModule().catch(() => null)
      const validate = route.options.validateSearch as ((search: RawSearch) => object) | undefined
      const { search: rawSearch, state } = location
      await module?.loader?.({
        params,
        search: (validate?.(rawSearch) ?? {}) as never,
        rawSearch,
        state,
        isPreload: preload,
      })
    },
  }
}

/** A component of a script of its own, for a route; it is rendered again when the language changes. */
export const lazyComponent = <T extends Record<Name, ComponentType>, Name extends string>(
  load: () => Promise<T>,
  name: Name,
) => inLanguage(lazyRouteComponent(loadPage(load), name))

/** Renders a page again when the language changes: the router keeps what it has rendered. */
export function inLanguage(Component: ComponentType & { preload?: () => Promise<void> | undefined }) {
  function Following() {
    useLanguage()
    return <Component />
  }
  return Object.assign(Following, Component.preload && { preload: Component.preload })
}

/** Delay in ms after which a page has what it shows: until then another script would take the network from it. */
export const REST_MS = 5000

/** True once the page has had its time: what is asked for afterwards takes nothing from it. */
export function useRested(ms: number = REST_MS): boolean {
  const [isRested, setRested] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(true), ms)
    return () => window.clearTimeout(timer)
  }, [ms])
  return isRested
}

/**
 * A dialog whose script is no part of the page's, nor is what checks its input. The script loads while the page rests, so
 * that a press opens the dialog at once and the next key is the dialog's; `lazy` alone would show nothing at first.
 */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined
  const loadOnce = async () => {
    Loaded ??= await load()
    return { default: Loaded }
  }
  const Lazy = lazy(loadOnce)
  // A failure is told when the dialog is opened.
  setTimeout(() => void loadOnce().catch(() => undefined), REST_MS)
  return function LazyDialog(props: Props) {
    const [Dialog] = useState<ComponentType<Props>>(() => Loaded ?? Lazy)
    return (
      <Suspense fallback={<NoKeys />}>
        <Dialog {...props} />
      </Suspense>
    )
  }
}

/** Takes keys until a dialog is there: Enter, meant for its button, must not open the row below. */
function NoKeys() {
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      // The browser's own: reload, another tab.
      if (event.ctrlKey || event.metaKey || event.altKey || /^F\d/.test(event.key)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', take, true)
    return () => window.removeEventListener('keydown', take, true)
  }, [])
  return null
}
