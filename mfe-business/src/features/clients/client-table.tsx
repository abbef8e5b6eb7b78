import type { Client } from '@atelie/contract/clients'
import { formatCalendarDate } from '@atelie/contract/dates'
import { type Column, DataTable } from '@atelie/web-kit/lists/data-table'
import { ChatIcon, DeleteIcon, EditIcon } from '@atelie/web-kit/display/icons'
import { InitialsAvatar } from '@atelie/web-kit/display/initials-avatar'
import { Named, PhoneRow } from '@atelie/web-kit/lists/phone-row'
import { RowAction } from '@atelie/web-kit/lists/row-action'
import { Box } from '@atelie/web-kit/ui'
import { strings } from './strings.ts'
import { whatsappUrl } from './whatsapp.ts'

const columns: Column<Client>[] = [
  {
    label: strings.columns.name,
    width: '40%',
    render: ({ name }) => <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, fontWeight: 600 }}><InitialsAvatar name={name} />{name}</Box>,
  },
  { label: strings.columns.phone, render: ({ phone }) => phone },
  { label: strings.columns.birthDate, render: ({ birthDate }) => formatCalendarDate(birthDate) },
]

function phoneRow({ name, phone, birthDate }: Client) {
  return (
    <PhoneRow
      lead={<InitialsAvatar name={name} />}
      title={<Named name={strings.columns.name}>{name}</Named>}
      details={(
        <>
          <Named name={strings.columns.phone}>{phone}</Named>
          <span aria-hidden>·</span>
          <Named name={strings.columns.birthDate}>{formatCalendarDate(birthDate)}</Named>
        </>
      )}
    />
  )
}

interface Props {
  clients: Client[]
  onEdit: (id: number) => void
  onDelete: (id: number) => void
}

export function ClientTable({ clients, onEdit, onDelete }: Props) {
  return (
    <DataTable
      label={strings.listTab}
      columns={columns}
      rows={clients}
      rowKey={(client) => client.id}
      phoneRow={phoneRow}
      onOpen={({ id }) => onEdit(id)}
      actions={(client) => (
        <>
          {client.isWhatsapp && <RowAction title={strings.whatsapp} icon={ChatIcon} href={whatsappUrl(client.phone)} />}
          <RowAction title={strings.edit} icon={EditIcon} onClick={() => onEdit(client.id)} />
          <RowAction title={strings.delete} icon={DeleteIcon} onClick={() => onDelete(client.id)} />
        </>
      )}
    />
  )
}
