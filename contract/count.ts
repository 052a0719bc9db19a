/** Formats a count in the Indian grouping: `1,011`, `1,00,000`. */
export const showCount = (count: number): string => count.toLocaleString('en-IN')
