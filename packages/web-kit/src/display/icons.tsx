import { SvgIcon, type SvgIconProps } from '@atelie/web-kit/ui'
import type { ReactNode } from 'react'

export type IconComponent = (props: SvgIconProps) => ReactNode

/** Line drawings on a 24 px grid; our own few paths cost far less than an icon package. */
function lineIcon(d: string): IconComponent {
  return function LineIcon(props: SvgIconProps) {
    return (
      <SvgIcon {...props}>
        <path d={d} fill="none" stroke="currentColor" strokeWidth={1.75} strokeLinecap="round" strokeLinejoin="round" />
      </SvgIcon>
    )
  }
}

const circle = (cx: number, cy: number, r: number) =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

const EYE = `M2.5 12C5 7.5 8.25 5.5 12 5.5S19 7.5 21.5 12C19 16.5 15.75 18.5 12 18.5S5 16.5 2.5 12z${circle(12, 12, 3)}`

export const AddIcon = lineIcon('M12 5v14M5 12h14')
export const CalendarIcon = lineIcon('M5 5.5h14v14H5zM5 10h14M9 3.5v4M15 3.5v4')
export const CashIcon = lineIcon(`M3.5 6.5h17v11h-17z${circle(12, 12, 2.5)}M7 12h.01M17 12h.01`)
export const ChatIcon = lineIcon(
  'M20 11.5a8 8 0 0 1-11.7 7.1L4 20l1.4-4.3A8 8 0 1 1 20 11.5zM9 8.5c-.5 3.5 3 7 6.5 6.5l.5-1.5-2-1-1 .5a4 4 0 0 1-2-2l.5-1-1-2z',
)
export const CheckIcon = lineIcon('M5 12.5l4.5 4.5L19 7.5')
export const ChevronDownIcon = lineIcon('M6 9.5l6 6 6-6')
export const ClientsIcon = lineIcon(
  `${circle(9, 8, 3.5)}M2.5 19.5c.6-3.6 3.2-5.5 6.5-5.5s5.9 1.9 6.5 5.5M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.5c2 .8 3.2 2.5 3.5 5`,
)
export const CloseIcon = lineIcon('M6 6l12 12M18 6L6 18')
export const CopyIcon = lineIcon('M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9')
export const DeleteIcon = lineIcon('M4 6.5h16M9 6.5V4h6v2.5M6.5 6.5l.8 13h9.4l.8-13M10 10.5v5.5M14 10.5v5.5')
export const DownloadIcon = lineIcon('M12 4v11M7.5 10.5L12 15l4.5-4.5M4.5 19.5h15')
export const EditIcon = lineIcon('M4 20l1-4L16.5 4.5l3 3L8 19zM14.5 6.5l3 3')
export const ExpenseIcon = lineIcon('M12 5v14M6 13l6 6 6-6')
export const FilterIcon = lineIcon('M4 6.5h16M7 12h10M10 17.5h4')
export const FontIcon = lineIcon('M5 19L11 5h1l6 14M7.5 14h8')
export const HeartIcon = lineIcon(
  'M12 20C5.5 15.5 3.5 12.5 3.5 9.25a4.25 4.25 0 0 1 8.5-1 4.25 4.25 0 0 1 8.5 1c0 3.25-2 6.25-8.5 10.75z',
)
export const HiddenIcon = lineIcon(`${EYE}M4 20L20 4`)
export const HomeIcon = lineIcon('M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z')
export const IdeaIcon = lineIcon('M9 17.5h6M10 20.5h4M9 17.5c0-2-3-3.5-3-7.5a6 6 0 0 1 12 0c0 4-3 5.5-3 7.5')
export const ImageIcon = lineIcon(`M4 5h16v14H4z${circle(9, 10, 1.5)}M4 17l5-4 3 2.5 4-4.5 4 4`)
export const IncomeIcon = lineIcon('M12 19V5M6 11l6-6 6 6')
export const LogoutIcon = lineIcon('M10 4H5v16h5M15 8l4 4-4 4M19 12H9.5')
export const MenuIcon = lineIcon('M4 7h16M4 12h16M4 17h16')
export const MinusIcon = lineIcon('M5 12h14')
export const MoreIcon = lineIcon(`${circle(12, 5.5, 0.75)}${circle(12, 12, 0.75)}${circle(12, 18.5, 0.75)}`)
export const OpenIcon = lineIcon('M10 5H5v14h14v-5M13.5 4.5h6v6M19 5l-8.5 8.5')
export const PdfIcon = lineIcon('M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5V8.5h5M9 13h6M9 16.5h4')
export const ProductIcon = lineIcon('M12 3.5l8 4.250v8.5l-8 4.250-8-4.250v-8.5zM4 7.750l8 4.250 8-4.250M12 12v8.5')
export const QuoteIcon = lineIcon('M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6')
export const SaveIcon = lineIcon('M12 4v11M7.5 10.5L12 15l4.5-4.5M4.5 19.5h15')
export const SearchIcon = lineIcon(`${circle(10.5, 10.5, 6)}M15 15l5 5`)
export const SendIcon = lineIcon('M20.5 3.5L3.5 10l7 3.5 3.5 7zM10.5 13.5L20.5 3.5')
export const ShareIcon = lineIcon(
  `${circle(6, 12, 2.5)}${circle(17.5, 5.5, 2.5)}${circle(17.5, 18.5, 2.5)}M8.2 10.75l7-4M8.2 13.25l7 4`,
)
export const StickerIcon = lineIcon('M5 4.5h14v9l-6 6H5zM19 13.5h-6v6')
export const CaptionIcon = lineIcon('M4 6h16M4 11h16M4 16h9')
export const UndoIcon = lineIcon('M9 14L4.5 9.5 9 5M4.5 9.5h9.5a5.25 5.25 0 0 1 0 10.5H9')
export const VisibleIcon = lineIcon(EYE)
export const UserIcon = lineIcon(`${circle(12, 8, 3.75)}M4.5 20c.7-4 3.6-6 7.5-6s6.8 2 7.5 6`)
