/** Begins the keys under which a device keeps rooms. */
export const prefix = 'pipsmith-room-';
