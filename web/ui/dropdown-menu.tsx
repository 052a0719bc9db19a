import { Check } from 'lucide-react'
import {
  CheckboxItem,
  Content,
  Item,
  ItemIndicator,
  Label,
  Portal,
  RadioGroup,
  RadioItem,
  Root,
  Separator,
  Trigger,
} from 'radix-ui/dropdown-menu'
import type { ReactNode } from 'react'

/** A menu that opens from `trigger`, which must be one element that can be focused. */
export function DropdownMenu({
  trigger,
  children,
  align = 'end',
  side = 'bottom',
}: {
  trigger: ReactNode
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'right' | 'bottom' | 'left'
}) {
  return (
    <Root modal={false}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        {/* A landmark of its own: nothing on a page lies outside of one. */}
        <section aria-label="Menu">
          <Content
            align={align}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 animate-rise overflow-y-auto rounded-lg bg-raised p-1 shadow-pop outline-none"
          >
            {children}
          </Content>
        </section>
      </Portal>
    </Root>
  )
}

const row =
  'flex w-full cursor-pointer select-none items-center gap-2 rounded-md px-2 py-1.5 text-base outline-none data-[highlighted]:bg-hover data-[disabled]:opacity-50 max-md:py-2.5 [&_svg]:size-4 [&_svg]:shrink-0'

/** One command of a menu. */
export function MenuItem({
  children,
  onSelect,
  danger = false,
  disabled = false,
}: {
  children: ReactNode
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
}) {
  return (
    <Item onSelect={onSelect} disabled={disabled} className={`${row} ${danger ? 'text-bad' : ''}`}>
      {children}
    </Item>
  )
}

/** A command that is on or off; the menu stays open. */
export function MenuCheckboxItem({
  children,
  checked,
  onCheckedChange,
}: {
  children: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}) {
  return (
    <CheckboxItem
      checked={checked}
      onCheckedChange={onCheckedChange}
      onSelect={(event) => event.preventDefault()}
      className={`${row} pl-8 relative`}
    >
      <ItemIndicator className="absolute left-2 text-accent-ink">
        <Check aria-hidden="true" />
      </ItemIndicator>
      {children}
    </CheckboxItem>
  )
}

/** A choice of one. */
export function MenuRadioGroup({
  value,
  onValueChange,
  options,
}: {
  value: string
  onValueChange: (value: string) => void
  options: readonly { value: string; label: ReactNode }[]
}) {
  return (
    <RadioGroup value={value} onValueChange={onValueChange}>
      {options.map((option) => (
        <RadioItem key={option.value} value={option.value} className={`${row} relative pl-8`}>
          <ItemIndicator className="absolute left-2 text-accent-ink">
            <Check aria-hidden="true" />
          </ItemIndicator>
          {option.label}
        </RadioItem>
      ))}
    </RadioGroup>
  )
}

/** A heading inside a menu. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <Label className="px-2 py-1.5 font-medium text-faint text-xs">{children}</Label>
}

/** A line between groups. */
export function MenuSeparator() {
  return <Separator className="-mx-1 my-1 h-px bg-line" />
}
