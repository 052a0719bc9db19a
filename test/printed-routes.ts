/** Returns the paths of a printed tree of routes. */
export function routesOf(printed: string): string[] {
  const stack: string[] = []
  return printed
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const depth = line.search(/[/\w*:]/) / 4
      const [, part = ''] = /[├└]── (\S+)/.exec(line) ?? []
      stack.length = Math.max(0, Math.round(depth) - 1)
      stack.push(part)
      return stack.join('')
    })
}
