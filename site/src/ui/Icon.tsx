import {
  ArrowLeft,
  Bell,
  Check,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Clock,
  Download,
  FileText,
  Info,
  LoaderCircle,
  Lock,
  type LucideIcon,
  Mail,
  Menu,
  Plus,
  RefreshCw,
  Share,
  TriangleAlert,
  Undo2,
  X,
} from 'lucide-react';

const ICONS = {
  alert: CircleAlert,
  back: ArrowLeft,
  bell: Bell,
  check: Check,
  clock: Clock,
  close: X,
  done: CircleCheck,
  download: Download,
  file: FileText,
  info: Info,
  lock: Lock,
  mail: Mail,
  menu: Menu,
  next: ChevronRight,
  plus: Plus,
  refresh: RefreshCw,
  refund: Undo2,
  share: Share,
  wait: LoaderCircle,
  warning: TriangleAlert,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof ICONS;

/** A line icon beside a word, hidden from screen readers. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  const Drawn = ICONS[name];
  return <Drawn className={`i ${name === 'wait' ? 'spin ' : ''}${className}`} strokeWidth={1.6} aria-hidden="true" />;
}
