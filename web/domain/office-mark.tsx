import { useEffect, useState } from 'react'
import { BrandMark } from '#web/ui/brand.tsx'
import { brand } from './support.ts'

/** The logo of the office, or the mark of the product. A logo that does not load leaves the mark. */
export function OfficeMark({ className = 'size-7' }: { className?: string }) {
  // The page of sign-in is there as HTML, with the mark, before the app is.
  const [logo, setLogo] = useState('')
  useEffect(() => setLogo(brand.logo), [])
  if (!logo) return <BrandMark className={className} />
  return (
    <img src={logo} alt="" className={`shrink-0 rounded object-contain ${className}`} onError={() => setLogo('')} />
  )
}

/** The name of the office, or another one until it has one. */
export const OfficeName = ({ unnamed, className }: { unnamed: string; className: string }) => (
  <span data-office-name="" suppressHydrationWarning className={className}>
    {brand.name || unnamed}
  </span>
)
