import { Tick } from '@/components/ui/check-controls';
import type { NightSetUp } from '@/lib/companion/night';
import { companionMessages } from '@/lib/messages/companion';
import { nameOf } from '@/lib/systems/document';

const say = companionMessages.share;

/** Choice of the heroes that are one's own. */
export function HeroTicks({
  setUp,
  label,
  chosen,
  playedBy,
  onChange,
}: {
  readonly setUp: NightSetUp;
  readonly label: string;
  readonly chosen: readonly number[];
  /** Name of another player who has a sheet’s heroes. */
  readonly playedBy?: (sheet: number) => string | undefined;
  readonly onChange: (sheets: readonly number[]) => void;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{label}</legend>
      {setUp.sheets.map((sheet, at) => (
        <Tick
          key={at}
          label={say.whose(nameOf({ system: setUp.system, sheet }), playedBy?.(at))}
          checked={chosen.includes(at)}
          onChange={(isOwn) => onChange(isOwn ? [...chosen, at] : chosen.filter((each) => each !== at))}
        />
      ))}
    </fieldset>
  );
}
