import { messages } from '#contract/messages.ts'
import { loadingCount } from '#web/lib/loading.ts'
import { useStore } from '#web/lib/store.ts'

/** The full-screen overlay while `loadingCount` is above 0 (spec/1 "Global elements"). */
export function LoadingOverlay() {
  const on = useStore(loadingCount) > 0
  return (
    <div
      role="status"
      className={`fixed inset-0 z-50 grid place-items-center bg-[rgb(67_56_202/0.42)] transition-[opacity,visibility] duration-200 ${on ? 'visible opacity-100' : 'invisible opacity-0'}`}
    >
      {on && <span className="sr-only">{messages.ui.working}</span>}
      <span
        aria-hidden="true"
        className={`size-10 rounded-full border-4 border-white/35 border-t-white ${on ? 'animate-spin' : ''}`}
      />
    </div>
  )
}
