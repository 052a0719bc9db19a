/** placeholder */
export function Page() {
  return <main>sign in</main>
}
