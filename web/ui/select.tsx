import { getNonce } from 'get-nonce'
import { Check, ChevronDown } from 'lucide-react'
import { Content, Icon, Item, ItemIndicator, ItemText, Portal, Root, Trigger, Value, Viewport } from 'radix-ui/select'
import type { ComponentProps } from 'react'

export interface Option {
  value: string
  label: string
}

interface SelectProps extends Omit<ComponentProps<typeof Trigger>, 'value' | 'onChange' | 'children'> {
  value: string
  onValueChange: (value: string) => void
  options: readonly Option[]
  placeholder?: string
  /** `sm` for toolbars. */
  height?: 'sm' | 'md'
}

/** A choice of one from a short list. An empty string stands for no choice. */
export function Select({ value, onValueChange, options, placeholder, height = 'md', disabled, ...rest }: SelectProps) {
  return (
    <Root value={value} onValueChange={onValueChange} disabled={disabled ?? false}>
      <Trigger
        {...rest}
        className={`field flex items-center justify-between gap-2 px-3 text-left data-[placeholder]:text-faint ${height === 'sm' ? 'h-8 max-md:h-10' : 'h-9 max-md:h-11'}`}
      >
        <span className="truncate">
          <Value placeholder={placeholder ?? 'Select'} />
        </span>
        <Icon asChild>
          <ChevronDown className="size-4 shrink-0 text-faint" aria-hidden="true" />
        </Icon>
      </Trigger>
      <Portal>
        <Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-rise overflow-hidden rounded-lg bg-raised shadow-pop"
        >
          <Viewport nonce={getNonce()} className="max-h-72 p-1">
            {options.map((option) => (
              <Item
                key={option.value}
                value={option.value}
                className="relative flex cursor-pointer select-none items-center rounded-md py-1.5 pr-8 pl-2 text-base outline-none data-[highlighted]:bg-hover max-md:py-2.5"
              >
                <ItemText>{option.label}</ItemText>
                <ItemIndicator className="absolute right-2 text-accent-ink">
                  <Check className="size-4" aria-hidden="true" />
                </ItemIndicator>
              </Item>
            ))}
          </Viewport>
        </Content>
      </Portal>
    </Root>
  )
}
