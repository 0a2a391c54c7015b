import type { ReactNode } from 'react';

/** Signs that are no pips. Each is drawn in the colour of its text. */
interface IconProps {
  readonly className?: string;
}

function Icon({
  className,
  weight,
  children,
}: IconProps & {
  /** Stroke width, in a box of 24. */
  readonly weight: number;
  readonly children: ReactNode;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
    >
      {children}
    </svg>
  );
}

export function EraserIcon(size: IconProps) {
  return (
    <Icon {...size} weight={1.8}>
      <path d="M13.2 3.8 3.6 13.4a2 2 0 0 0 0 2.8l4 4h4.2l8.6-8.6a2 2 0 0 0 0-2.8l-5-5a2 2 0 0 0-2.2 0Z" />
      <path d="m8.2 8.8 7 7M7.6 20.2H21" />
    </Icon>
  );
}

/** A broken rule. */
export function ErrorIcon(size: IconProps) {
  return (
    <Icon {...size} weight={2.2}>
      <path d="M8 2.5h8l5.5 5.5v8L16 21.5H8L2.5 16V8Z" />
      <path d="m8.5 8.5 7 7m0-7-7 7" />
    </Icon>
  );
}

/** Something worth knowing. */
export function WarningIcon(size: IconProps) {
  return (
    <Icon {...size} weight={2.2}>
      <path d="M12 3.2 22 20.4H2Z" strokeLinejoin="round" />
      <path d="M12 9.5v5m0 2v1.6" />
    </Icon>
  );
}

/** All is well. */
export function GoodIcon(size: IconProps) {
  return (
    <Icon {...size} weight={2.6}>
      <path d="m4 12.5 5.2 5.2L20 6.5" />
    </Icon>
  );
}

/** More about it. */
export function InfoIcon(size: IconProps) {
  return (
    <Icon {...size} weight={2}>
      <circle cx="12" cy="12" r="9.2" />
      <path d="M12 11v6m0-10.4v1.8" />
    </Icon>
  );
}

/** An arrow on, the mirror image of the one back. */
export function RedoIcon(size: IconProps) {
  return (
    <Icon {...size} weight={2}>
      <path d="m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3" strokeLinecap="round" strokeLinejoin="round" />
    </Icon>
  );
}

/** An arrow back. */
export function UndoIcon(size: IconProps) {
  return (
    <Icon {...size} weight={2}>
      <path d="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" strokeLinecap="round" strokeLinejoin="round" />
    </Icon>
  );
}
