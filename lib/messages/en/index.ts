import { builder } from './builder';
import { terms } from './common';
import { files } from './files';
import { issues } from './issues';
import { print } from './print';
import { share } from './share';

export const en = { terms, builder, files, issues, share, print };
