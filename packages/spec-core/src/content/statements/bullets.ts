const bullet = /^[-–—•*] +/u;

/** An item of a list without the mark before it: 'Ring or text' of '- Ring or text'. */
export const withoutBullet = (text: string): string => text.replace(bullet, "");
