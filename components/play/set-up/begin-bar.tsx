import { Button } from '@/components/ui/button';

/** Starts the match, or invites friends to it; at the bottom of the screen, however long the form is. */
export function BeginBar({
  label,
  summary,
  isShut,
  onBegin,
}: {
  readonly label: string;
  /** The match in one line. */
  readonly summary: string;
  readonly isShut: boolean;
  readonly onBegin: () => void;
}) {
  return (
    <div className="sticky bottom-(--tabs) z-10 -mx-4 -mb-4 flex items-center gap-4 rounded-b-card border-t border-line bg-leaf px-4 py-2">
      <Button
        look="main"
        className="w-full px-10 text-lg sm:w-auto sm:min-w-64"
        disabled={isShut}
        onClick={onBegin}
      >
        {label}
      </Button>
      <p className="min-w-0 truncate text-muted max-sm:hidden">{summary}</p>
    </div>
  );
}
