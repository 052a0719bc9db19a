import { expect, test } from 'vitest'
import { usedStyles } from './used-styles.ts'

const page = '<p class="mt-2 [&amp;_svg]:size-4 lg:grid-cols-[1fr_2fr]"><a class="hover:underline field"></a></p>'

test.each([
  ['.mt-2{margin:0}.mt-3{margin:1px}', '.mt-2{margin:0}'],
  ['p{margin:0}[hidden]{display:none}', 'p{margin:0}[hidden]{display:none}'],
  ['.mt-2,.mt-3,p{margin:0}', '.mt-2,p{margin:0}'],
  ['.mt-2 .mt-3{margin:0}.field.mt-2{margin:0}', '.field.mt-2{margin:0}'],
  ['.field:not(.other,[a="}"]):hover{a:b}', '.field:not(.other,[a="}"]):hover{a:b}'],
  [String.raw`.hover\:underline:hover{a:b}.hover\:none:hover{a:b}`, String.raw`.hover\:underline:hover{a:b}`],
  [String.raw`.\[\&_svg\]\:size-4 svg{a:b}`, String.raw`.\[\&_svg\]\:size-4 svg{a:b}`],
  [String.raw`.lg\:grid-cols-\[1fr_2fr\]{a:b}`, String.raw`.lg\:grid-cols-\[1fr_2fr\]{a:b}`],
  ['@media print{.mt-2{a:b}.mt-3{a:b}}@media screen{.mt-3{a:b}}', '@media print{.mt-2{a:b}}'],
  ['/*! v4.3 */ @layer properties{.mt-3{a:b}}@layer base{p{a:b}}', '@layer properties;@layer base{p{a:b}}'],
  ['@layer a;@supports (a:b){.field{a:"\\"}"}}', '@layer a;@supports (a:b){.field{a:"\\"}"}}'],
  ['@keyframes spin{to{a:b}}@property --x{inherits:false}', '@keyframes spin{to{a:b}}@property --x{inherits:false}'],
])('of %s the page uses %s', (styles, used) => {
  expect(usedStyles(styles, page)).toBe(used)
})
