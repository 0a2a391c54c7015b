import { iconBox, iconPath, type IconName } from '@/lib/cards/icons';

export interface GameIconProps {
  readonly name: IconName;
  readonly className?: string;
}

/** An icon of game-icons.net in the colour of the text around it. A picture beside words, so it says nothing itself. */
export function GameIcon({ name, className }: GameIconProps) {
  return (
    <svg viewBox={`0 0 ${iconBox} ${iconBox}`} className={className} fill="currentColor" aria-hidden="true">
      <path d={iconPath(name)} />
    </svg>
  );
}
