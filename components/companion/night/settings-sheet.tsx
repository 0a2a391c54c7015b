import { Link } from '@/components/ui/link';
import { buttonClass } from '@/components/ui/button';
import { Tick } from '@/components/ui/check-controls';
import { Dialog } from '@/components/ui/dialog';
import { nightParts, type NightView } from '@/lib/companion/kept-night';
import { companionMessages } from '@/lib/messages/companion';

const say = companionMessages.settings;

/** Choice of the parts that a group uses; the rest is hidden. */
export function SettingsSheet({
  view,
  onLook,
  onClose,
}: {
  readonly view: NightView;
  readonly onLook: (part: Partial<NightView>) => void;
  readonly onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say.title}
      description={say.why}
      closeLabel={companionMessages.close}
    >
      <div>
        {nightParts.map((part) => (
          <Tick
            key={part}
            label={say.parts[part]}
            checked={!view.hidden.includes(part)}
            onChange={(isShown) =>
              onLook({
                hidden: isShown ? view.hidden.filter((each) => each !== part) : [...view.hidden, part],
              })
            }
          />
        ))}
        <Tick
          label={say.allCounters}
          checked={view.allCounters}
          onChange={(allCounters) => onLook({ allCounters })}
        />
      </div>
      <p>
        <Link href="/table" className={buttonClass({})}>
          {say.another}
        </Link>
      </p>
    </Dialog>
  );
}
