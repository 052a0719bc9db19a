import { showDay } from '#contract/dates.ts'
import { showRupees } from '#contract/money.ts'
import { dotted, render, signature, write } from './drawing.ts'

/* Drawn proofs of the sample office: the screen of a payment app, without any brand, and the photo of a cash slip. */

interface Receipt {
  /** Rupees. */
  amount: number
  payer: string
  payee: string
  purpose: string
  /** The IST day, and the time as `18:05`. */
  day: string
  time: string
}

const APP_COLOURS = ['#0f766e', '#3f51b5', '#6d28d9', '#1d4ed8', '#9a3412']

/** Returns a colour that a payer's app always has. */
const colourOf = (payer: string) =>
  APP_COLOURS[[...payer].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % APP_COLOURS.length] ?? '#0f766e'

const pill = (x: number, label: string, colour: string) =>
  `<rect x="${x}" y="800" width="206" height="52" rx="26" fill="#fff" stroke="${colour}"/>${write(x + 103, 833, label, { fill: colour, bold: true, anchor: 'middle' })}`

/** Draws the screenshot of a successful UPI transfer, as JPEG. */
export function drawUpiReceipt(receipt: Receipt & { upiId: string; utr: string }): Promise<Buffer> {
  const { amount, payer, payee, purpose, day, time, upiId, utr } = receipt
  const colour = colourOf(payer)
  const rows: [label: string, value: string, below?: string][] = [
    ['Paid to', payee, upiId],
    ['From', payer, `Savings account ••${utr.slice(-4)}`],
    ['UTR', utr],
    ['Note', purpose],
  ]
  let y = 372
  const lines = rows.map(([label, value, below]) => {
    const row = `${write(52, y, label, { size: 15, fill: '#6b7280' })}${write(52, y + 27, value, { size: 20, bold: true })}${
      below ? write(52, y + 50, below, { size: 15, fill: '#6b7280' }) : ''
    }<path d="M52 ${y + (below ? 68 : 46)}H428" stroke="#e5e7eb"/>`
    y += below ? 104 : 82
    return row
  })
  return render(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="900">
    <rect width="480" height="900" fill="#f1f3f6"/><rect width="480" height="312" fill="${colour}"/>
    ${write(24, 30, time, { size: 15, fill: '#fff' })}
    <g fill="#fff"><rect x="392" y="18" width="4" height="12"/><rect x="399" y="14" width="4" height="16"/><rect x="406" y="10" width="4" height="20"/>
    <rect x="424" y="14" width="28" height="14" rx="3" fill="none" stroke="#fff" stroke-width="2"/><rect x="427" y="17" width="17" height="8"/></g>
    <circle cx="240" cy="104" r="38" fill="#fff"/><path d="M222 105l13 13 24-27" fill="none" stroke="${colour}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
    ${write(240, 182, 'Payment successful', { size: 20, fill: '#fff', anchor: 'middle' })}
    ${write(240, 242, showRupees(amount), { size: 46, fill: '#fff', bold: true, anchor: 'middle' })}
    ${write(240, 276, `${showDay(day)}, ${time}`, { size: 16, fill: '#fff', anchor: 'middle' })}
    <rect x="24" y="332" width="432" height="${y - 372 + 44}" rx="16" fill="#fff"/>${lines.join('')}
    ${pill(24, 'Share', colour)}${pill(250, 'Done', colour)}</svg>`)
}

/** Draws the photo of a signed cash slip on a desk, as JPEG. */
export function drawCashSlip({
  amount,
  payer,
  payee,
  purpose,
  day,
  number,
}: Receipt & { number: number }): Promise<Buffer> {
  const ink = '#1e3a8a'
  const field = (y: number, label: string, value: string) =>
    `${write(46, y, label, { size: 17, fill: '#57534e' })}${write(210, y - 2, value, { size: 21, fill: ink })}${dotted(204, y + 6, 410)}`
  return render(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
    <rect width="800" height="600" fill="#6f6558"/><path d="M0 90h800M0 300h800M0 500h800" stroke="#665c50" stroke-width="5"/>
    <g transform="translate(70 76) rotate(${(number % 5) - 2} 330 220)"><rect x="6" y="8" width="660" height="440" fill="#00000055"/>
    <rect width="660" height="440" fill="#fbf6e6"/><rect x="14" y="14" width="632" height="412" fill="none" stroke="#b9ae8e"/>
    ${write(330, 62, 'CASH RECEIPT', { size: 27, bold: true, anchor: 'middle' })}
    ${write(46, 100, `No. ${number}`, { size: 18, fill: '#b91c1c' })}${write(614, 100, showDay(day), { size: 18, fill: ink, anchor: 'end' })}
    ${field(154, 'Received from', payer)}${field(202, 'For', purpose)}${field(250, 'Paid to', payee)}
    <rect x="46" y="296" width="236" height="62" fill="none" stroke="#57534e" stroke-width="2"/>${write(164, 337, showRupees(amount), { size: 28, fill: ink, bold: true, anchor: 'middle' })}
    ${signature(418, 352, ink)}
    ${dotted(400, 370, 214)}${write(507, 396, 'Signature', { size: 15, fill: '#57534e', anchor: 'middle' })}
    <g transform="rotate(-14 330 350)" opacity="0.5"><circle cx="345" cy="352" r="44" fill="none" stroke="#b91c1c" stroke-width="4"/>${write(345, 360, 'PAID', { size: 24, fill: '#b91c1c', bold: true, anchor: 'middle' })}</g>
    </g></svg>`)
}
