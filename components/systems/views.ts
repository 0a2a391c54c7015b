import type { ComponentType } from 'react';
import type { Path } from '@/lib/issue';
import type { Sheet } from '@/lib/systems/sheet';

export interface BuilderSection {
  readonly id: string;
  readonly name: string;
}

export interface BuilderPanel {
  /** The id of its section. */
  readonly section: string;
  readonly View: ComponentType;
  /** It takes the width of two. */
  readonly isWide?: boolean;
}

/** Builder views of a game; loaded when a sheet of it is opened there. */
export interface BuilderViews {
  /** The sections that a phone shows one at a time, in the order of its bar; `Main` is in the first. */
  readonly sections: readonly BuilderSection[];
  /** First part to paint or choose. It follows every change at once; all else may follow a moment later. */
  readonly Main: ComponentType;
  /** In the order of a wide screen, two side by side. */
  readonly panels: readonly BuilderPanel[];
  /** Fetches what only a touch of the page can open. */
  readonly loadDialogs?: () => void;
  /** Whether the game's own views show an issue beside its subject; the others go at the top. */
  readonly isPlaced: (path: Path) => boolean;
  /** Changes by a remedy, beside its button. */
  readonly Changes?: ComponentType<{ readonly before: Sheet; readonly after: Sheet }>;
  /** Details of a sheet before it is taken, beside its picture. */
  readonly Facts?: ComponentType<{ readonly sheet: Sheet }>;
}

/** A player's choices beside two sheets that meet, as the address says it. */
export type OddsSetting = Readonly<Record<string, string>>;

export interface OddsViewProps {
  readonly own: Sheet;
  readonly foe: Sheet;
  readonly setting: OddsSetting;
  readonly onSetting: (setting: OddsSetting) => void;
}

/** Odds views of a game. */
export interface OddsViews {
  /** Below the choice of each sheet: how it fights. */
  readonly Own: ComponentType<OddsViewProps>;
  readonly Foe: ComponentType<OddsViewProps>;
  /** Odds of both, as panels of a grid. */
  readonly Panels: ComponentType<OddsViewProps>;
  /** Setting kept when another sheet takes a side, or the two swap. */
  readonly settingAfter: (setting: OddsSetting, change: 'own' | 'foe' | 'swap') => OddsSetting;
}

/** Views in a separate script, loaded when they are shown: with their game, which would repeat half of them. */
export interface LoadedViews {
  readonly builder: BuilderViews;
  readonly odds: OddsViews | undefined;
}

/** A game on the pages. What it does not have is absent, and the pages offer nothing for it. */
export interface GameViews {
  /** A sheet in a line of a list: its die, its fighter. While its script comes, nothing but itself is missing. */
  readonly Picture: ComponentType<{ readonly sheet: Sheet; readonly className?: string }>;
  /** The place of `Main` before the sheet is known, so that nothing moves when it comes. */
  readonly BuilderOutline: ComponentType;
  readonly builder: () => Promise<BuilderViews>;
  readonly odds?: () => Promise<OddsViews>;
}
