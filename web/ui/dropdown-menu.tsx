import { clsx } from 'clsx'
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
  Trigger,
} from 'radix-ui/dropdown-menu'
import { type FocusEvent, type ReactElement, type ReactNode, useState } from 'react'
import { t } from '#contract/texts.ts'

interface DropdownMenuProps {
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** Set if something other than the trigger may open the menu. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Returns the element that gets the focus after the menu has closed, instead of the trigger. */
  returnFocusTo?: () => HTMLElement | null
}

/** A menu that opens from `trigger`, which must be a single focusable element. */
export function DropdownMenu({ trigger, children, align = 'end', side = 'bottom', ...rest }: DropdownMenuProps) {
  const [ownOpen, setOwnOpen] = useState(false)
  const { open = ownOpen, onOpenChange = setOwnOpen, returnFocusTo } = rest
  return (
    <Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        {/* A landmark of its own, since all content must be inside landmarks. */}
        <section aria-label={t.shell('menu')}>
          <Content
            align={align}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            onCloseAutoFocus={(event) => {
              // Radix comes a moment later: the menu may be open again, or its item have opened a dialog.
              const isElsewhere = document.activeElement !== document.body
              const target = isElsewhere ? null : returnFocusTo?.()
              if (isElsewhere || target) event.preventDefault()
              target?.focus()
            }}
            onFocus={focusFirstItem}
            className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 animate-rise overflow-y-auto rounded-lg bg-raised p-1 shadow-pop outline-none"
          >
            {children}
          </Content>
        </section>
      </Portal>
    </Root>
  )
}

/** Opened by a key, a menu begins at its first item. Radix does so only for a key that its trigger has heard, not for one of the page. */
function focusFirstItem({ target, currentTarget: menu, relatedTarget }: FocusEvent<HTMLElement>) {
  const comesFromOutside = !menu.contains(relatedTarget)
  if (target !== menu || !comesFromOutside || !menu.matches(':focus-visible')) return
  menu.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus()
}

const row =
  'flex w-full cursor-pointer select-none items-center gap-2 rounded-md px-2 py-1.5 text-base outline-none data-[highlighted]:bg-hover data-[disabled]:opacity-50 max-md:py-2.5 [&_svg]:size-4 [&_svg]:shrink-0'

/** A heading above menu items. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <Label className="mt-1 border-t px-2 pt-2 pb-1 text-faint text-sm">{children}</Label>
}

interface MenuItemProps {
  children: ReactNode
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
  /** For what is done several times in a row. */
  staysOpen?: boolean
}

export function MenuItem({ children, onSelect, danger = false, disabled = false, staysOpen = false }: MenuItemProps) {
  return (
    <Item
      onSelect={(event) => {
        if (staysOpen) event.preventDefault()
        onSelect()
      }}
      disabled={disabled}
      className={clsx(row, danger && 'text-bad')}
    >
      {children}
    </Item>
  )
}

/** A menu item that opens an address in a tab of its own. */
export function MenuLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Item asChild>
      <a href={href} target="_blank" rel="noreferrer" className={row}>
        {children}
      </a>
    </Item>
  )
}

/** A menu item with a checkbox; the menu stays open. */
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
      className={clsx(row, 'pl-8 relative')}
    >
      <ItemIndicator className="absolute left-2 text-accent-ink">
        <Check />
      </ItemIndicator>
      {children}
    </CheckboxItem>
  )
}

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
        <RadioItem key={option.value} value={option.value} className={clsx(row, 'relative pl-8')}>
          <ItemIndicator className="absolute left-2 text-accent-ink">
            <Check />
          </ItemIndicator>
          {option.label}
        </RadioItem>
      ))}
    </RadioGroup>
  )
}
