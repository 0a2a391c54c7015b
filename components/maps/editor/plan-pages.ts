import type { DrawnMap } from '@/components/site/opened-map';
import { ownMapPlan } from '@/components/site/own-map-plan';
import { impose } from '@/lib/cards/paper/imposition';
import type { PrintSheet } from '@/lib/cards/paper/print-sheet';
import { isShared, papers, type PaperId } from '@/lib/cards/paper/paper';
import { messages } from '@/lib/messages/index';
import type { MapsPart } from '@/lib/table/own-map/maps-part';

/** The plan on a sheet of paper. */
export const planSheets = (drawn: DrawnMap, part: MapsPart, paper: PaperId): readonly PrintSheet[] =>
  impose(ownMapPlan(drawn, part)(papers[paper]).filter(isShared), {
    paper,
    labels: messages.print.labels,
  });
