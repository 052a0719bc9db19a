import { cva, type VariantProps } from 'class-variance-authority'

/** The classes of buttons, for `Button` and for links that look like buttons. Print hides them. */
export const buttonStyle = cva(
  'inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md border font-medium transition-colors duration-150 [&_svg]:size-4 [&_svg]:shrink-0 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 print:hidden',
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-accent text-white shadow-card not-aria-disabled:hover:bg-accent-strong',
        secondary: 'border-edge bg-surface text-ink shadow-card not-aria-disabled:hover:bg-hover',
        /** Transparent, unless a container sets `--ghost`, as the page header does on a phone. */
        ghost:
          'border-transparent bg-[var(--ghost,transparent)] text-muted not-aria-disabled:hover:bg-hover not-aria-disabled:hover:text-ink',
        danger:
          'border-transparent bg-bad-fill text-white shadow-card not-aria-disabled:hover:[filter:brightness(1.1)]',
        link: 'border-transparent text-accent-ink underline-offset-4 not-aria-disabled:hover:underline',
      },
      size: {
        sm: 'h-8 px-2.5 text-sm max-md:h-10',
        md: 'h-9 px-3.5 text-base max-md:h-11',
        lg: 'h-11 px-5 text-base',
        icon: 'size-9 max-md:size-11',
        'icon-sm': 'size-8 max-md:size-10',
        inline: 'h-auto p-0 text-[length:inherit]',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
)

export type ButtonStyle = VariantProps<typeof buttonStyle>
