import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { staffRoles } from '#contract/roles.ts'
import { t } from '#contract/texts.ts'
import type { View } from '#contract/views/view.ts'
import { viewEndpoints } from '#web/endpoints.generated.ts'
import { useUser } from '#web/lib/session.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { DropdownMenu, MenuCheckboxItem, MenuItem } from '#web/ui/dropdown-menu.tsx'
import { pageOfList } from './view-page.ts'

/** What can be done with the shown view: begin with it, let roles begin with a shared one, change or delete an own one. */
export function ViewMenu({ view, onRename }: { view: View; onRename: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const invalidates = [viewEndpoints.all]
  const start = useApiMutation(viewEndpoints.start, { invalidates })
  const remove = useApiMutation(viewEndpoints.remove, { invalidates })
  const mayStartRoles = useUser()?.role === 'superadmin' && view.isShared
  const startable = mayStartRoles ? staffRoles.filter((role) => pageOfList(role, view.list)) : []
  return (
    <>
      <DropdownMenu
        align="start"
        trigger={
          <Button
            icon={Ellipsis}
            size="icon-sm"
            variant="ghost"
            aria-label={t.views('actionsOf', { name: view.name })}
          />
        }
      >
        <MenuItem onSelect={() => start.mutate({ body: { list: view.list, viewId: view.isStart ? null : view.id } })}>
          {view.isStart ? t.views('notStart') : t.views('makeStart')}
        </MenuItem>
        {startable.map((role) => (
          <MenuCheckboxItem
            key={role}
            checked={view.startOf.includes(role)}
            onCheckedChange={(isOn) => start.mutate({ body: { list: view.list, viewId: isOn ? view.id : null, role } })}
          >
            {t.views(`startOf.${role}`)}
          </MenuCheckboxItem>
        ))}
        {view.isMine && <MenuItem onSelect={onRename}>{t.views('rename')}</MenuItem>}
        {view.isMine && (
          <MenuItem danger onSelect={() => setAsking(true)}>
            {t.views('remove')}
          </MenuItem>
        )}
      </DropdownMenu>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t.views('removeTitle', { name: view.name })}
        description={t.views('removeText')}
        confirm={t.views('remove')}
        danger
        onConfirm={() => remove.mutateAsync({ params: { id: view.id } })}
      />
    </>
  )
}
