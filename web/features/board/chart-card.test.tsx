import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showAt } from '#test/show-at.tsx'
import { paymentsOfDays } from './board-links.ts'
import { ChartCard } from './chart-card.tsx'
import type { ChartData } from './chart-data.ts'

// A chart that is still to come.
vi.mock('./chart.tsx', () => new Promise(() => undefined))
afterEach(cleanup)

const data: ChartData = {
  kind: 'bars',
  labelName: 'Day',
  labels: ['21/11'],
  series: [{ name: 'Received', tone: 'good', values: [1200] }],
  format: (value) => `₹${value}`,
  linkOf: () => paymentsOfDays(),
}

test('paper has the figures of a chart that has not come yet, and the screen waits for it', async () => {
  await showAt('/', <ChartCard title="Money" description="" data={data} />)
  expect(screen.queryByRole('table')).toBeNull()
  window.dispatchEvent(new Event('beforeprint'))
  expect(screen.getByRole('table', { name: 'Money' }).textContent).toContain('₹1200')
  window.dispatchEvent(new Event('afterprint'))
  expect(screen.queryByRole('table')).toBeNull()
})
