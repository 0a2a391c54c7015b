import { Button } from '@/components/ui/button';
import { playMessages } from '@/lib/messages/play';
import type { OptionText } from '@/lib/systems/play-part';

const say = playMessages.table;

interface Numbered extends OptionText {
  readonly nth: number;
}

/** Options by their groups, in the order in which the groups come first; what ends something apart. */
const grouped = (options: readonly OptionText[]) => {
  const all = options.map((option, nth): Numbered => ({ ...option, nth }));
  const does = all.filter(({ isEnd }) => !isEnd);
  const names = [...new Set(does.map(({ group }) => group))];
  return {
    groups: names.map((name) => ({ name, options: does.filter(({ group }) => group === name) })),
    ends: all.filter(({ isEnd }) => isEnd),
  };
};

/** The options of a request, each a button that does what it says. */
export function Options({
  options,
  onChoose,
  onLook,
}: {
  readonly options: readonly OptionText[];
  readonly onChoose: (nth: number) => void;
  /** The figure that the option is aimed at which is looked at; undefined for none. */
  readonly onLook: (figure: number | undefined) => void;
}) {
  const { groups, ends } = grouped(options);
  const button = ({ nth, text, target }: Numbered) => (
    <li key={nth}>
      <Button
        className="text-left"
        onClick={() => onChoose(nth)}
        onPointerEnter={() => onLook(target)}
        onPointerLeave={() => onLook(undefined)}
        onFocus={() => onLook(target)}
        onBlur={() => onLook(undefined)}
      >
        {text}
      </Button>
    </li>
  );
  return (
    <div className="flex flex-col gap-3">
      {groups.map(({ name, options: some }) => (
        <div key={name}>
          {name !== '' && <h3 className="mb-1 font-sans text-sm font-semibold text-muted">{name}</h3>}
          <ul className="flex flex-wrap gap-2">{some.map(button)}</ul>
        </div>
      ))}
      {ends.length > 0 && (
        <ul aria-label={say.ends} className="flex flex-wrap gap-2 border-t border-line pt-3">
          {ends.map(button)}
        </ul>
      )}
    </div>
  );
}
