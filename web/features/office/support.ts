/** What the server writes into the page about the office; empty where not set. */
export const support = { phone: written('support-phone'), email: written('support-email') }
export const brand = { name: written('office-name'), logo: written('office-logo') }

function written(name: string): string {
  // The tests that visit every page read their table outside of a browser.
  if (typeof document === 'undefined') return ''
  const text = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
  // The development server leaves the placeholder unreplaced.
  return text.startsWith('__') ? '' : text
}
