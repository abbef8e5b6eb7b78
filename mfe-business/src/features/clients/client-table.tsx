import type { Client } from '@atelie/contract/clients'
import { formatCalendarDate } from '@atelie/contract/dates'
import { type Column, DataTable } from '@atelie/web-kit/lists/data-table'
import { ChatIcon, DeleteIcon, EditIcon } from '@atelie/web-kit/display/icons'
import { InitialsAvatar } from '@atelie/web-kit/display/initials-avatar'
import { Named, PhoneRow } from '@atelie/web-kit/lists/phone-row'
import { Marked, Reason } from '@atelie/web-kit/lists/search-term'
import { RowAction } from '@atelie/web-kit/lists/row-action'
import { Box, styled } from '@atelie/web-kit/ui'
import { strings } from './strings.ts'
import { callUrl, whatsappUrl } from './phone-links.ts'

const columns: Column<Client>[] = [
  {
    label: strings.columns.name,
    width: '40%',
    render: (client) => (
      <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, fontWeight: 600 }}>
        <InitialsAvatar name={client.name} />
        <div>
          <Marked>{client.name}</Marked>
          <Why client={client} />
        </div>
      </Box>
    ),
  },
  { label: strings.columns.phone, render: ({ phone }) => <Marked>{phone}</Marked> },
  { label: strings.columns.birthDate, render: ({ birthDate }) => <Marked>{formatCalendarDate(birthDate)}</Marked> },
]

function Why({ client: { name, phone, birthDate, motherName, fatherName, address } }: { client: Client }) {
  const { fields } = strings
  return (
    <Reason
      shown={[name, phone, formatCalendarDate(birthDate)]}
      hidden={[
        [fields['client.motherName'], motherName],
        [fields['client.fatherName'], fatherName],
        [fields['address.neighborhood'], address.neighborhood],
        [fields['address.city'], address.city],
        [fields['address.street'], address.street],
        [fields['address.number'], address.number],
        [fields['address.state'], address.state],
        [fields['address.cep'], address.cep],
      ]}
    />
  )
}

/** Larger than its text, for fingers. */
const Call = styled('a')({
  display: 'inline-block',
  padding: '13px 4px',
  margin: '-13px -4px',
  color: 'inherit',
  textDecoration: 'underline dotted',
  textUnderlineOffset: 3,
})

function phoneRow(client: Client) {
  const { name, phone, birthDate } = client
  return (
    <PhoneRow
      lead={<InitialsAvatar name={name} />}
      title={
        <Named name={strings.columns.name}>
          <Marked>{name}</Marked>
        </Named>
      }
      details={
        <>
          <Named name={strings.columns.phone}>
            <Call href={callUrl(phone)}>
              <Marked>{phone}</Marked>
            </Call>
          </Named>
          <span aria-hidden>·</span>
          <Named name={strings.columns.birthDate}>
            <Marked>{formatCalendarDate(birthDate)}</Marked>
          </Named>
          <Why client={client} />
        </>
      }
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
