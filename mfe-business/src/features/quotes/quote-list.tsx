import { EmptyScene, ListToolbar, Loaded } from '@atelie/web-kit/display/page-parts'
import { AddIcon } from '@atelie/web-kit/display/icons'
import { NoMatch } from '@atelie/web-kit/lists/no-match'
import { SearchField } from '@atelie/web-kit/lists/search-field'
import { SearchTerm } from '@atelie/web-kit/lists/search-term'
import { Button } from '@atelie/web-kit/ui'
import { useSearch } from '@atelie/web-kit/lists/use-search'
import { useQuery } from '@atelie/web-kit/query'
import { type ComponentProps, useMemo, useState } from 'react'
import { quotesQuery } from '../lists/quotes-query.ts'
import { QuoteTable } from './quote-table.tsx'
import { quoteSearch } from './search.ts'
import { StatusFilter } from './status-filter.tsx'
import { statusLabel } from './life.ts'
import { strings } from './strings.ts'

interface Props extends Omit<ComponentProps<typeof QuoteTable>, 'quotes'> {
  /** Null while there are no clients or no products. */
  onCreate: (() => void) | null
}

export function QuoteList({ onCreate, ...actions }: Props) {
  const query = useQuery(quotesQuery)
  const [term, setTerm] = useState('')
  const [status, setStatus] = useState<string | null>(null)
  const ofStatus = useMemo(
    () => (status === null ? query.data : query.data?.filter((quote) => quote.status === status)),
    [query.data, status],
  )
  const found = useSearch(ofStatus, quoteSearch, term)

  return (
    <Loaded query={query}>
      {(quotes) =>
        quotes.length === 0 ? (
          <EmptyScene
            drawing="quotes"
            text={strings.empty}
            action={
              onCreate && (
                <Button variant="contained" startIcon={<AddIcon />} onClick={onCreate}>
                  {strings.createFirst}
                </Button>
              )
            }
          />
        ) : (
          <div>
            <ListToolbar>
              <SearchField value={term} onChange={setTerm} placeholder={strings.search} />
            </ListToolbar>
            <StatusFilter quotes={quotes} value={status} onChange={setStatus} />
            {found.length === 0 ? (
              <NoMatch
                text={term.trim() ? strings.noMatch(term) : strings.noneOfStatus(statusLabel(status ?? ''))}
                term={term}
                onClear={() => setTerm('')}
              />
            ) : (
              <SearchTerm term={term}>
                <QuoteTable quotes={found} {...actions} />
              </SearchTerm>
            )}
          </div>
        )
      }
    </Loaded>
  )
}
