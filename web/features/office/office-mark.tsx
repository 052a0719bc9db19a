import { clsx } from 'clsx'
import { useState } from 'react'
import { brand } from './office.ts'

/** The logo of the office, or the mark of the product. A logo that does not load leaves the mark. */
export function OfficeMark({ className = 'size-7' }: { className?: string }) {
  const [logo, setLogo] = useState(brand.logo)
  if (!logo) return <BrandMark className={className} />
  return (
    <img src={logo} alt="" className={clsx('shrink-0 rounded object-contain', className)} onError={() => setLogo('')} />
  )
}

/** The name of the office, or another one until it has one. */
export const OfficeName = ({ unnamed, className }: { unnamed: string; className: string }) => (
  <span translate="no" className={className}>
    {brand.name || unnamed}
  </span>
)

function BrandMark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 64 64" className={clsx('shrink-0', className)} aria-hidden="true">
      <rect width="64" height="64" rx="15" className="fill-accent" />
      <path
        d="M17 21l15 26 15-26"
        fill="none"
        stroke="#fff"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="32" cy="21" r="4.5" fill="#c7d2fe" />
    </svg>
  )
}
