import { Button } from '@/components/ui/button';
import { playMessages } from '@/lib/messages/play';
import type { Decider } from './request-parts';

const say = playMessages.table.ahead;

/** Lets computers play on at once, where nobody at this device can act. */
export function Ahead({ comesBack, isHurried, onHurry }: NonNullable<Decider['ahead']>) {
  if (isHurried) return <p className="text-muted">{say.runs}</p>;
  return (
    <div className="flex flex-col gap-1.5">
      <Button look="main" className="self-start" onClick={onHurry}>
        {comesBack ? say.skip : say.finish}
      </Button>
      {comesBack && <p className="text-sm leading-snug text-muted">{say.why}</p>}
    </div>
  );
}
