/**
 * Whether what npm installed (`there`, the packages of node_modules/.package-lock.json) is what is wanted (those of
 * package-lock.json). What is optional may be missing: it is of another system.
 */
export const agree = (wanted, there) =>
  Object.entries(wanted).every(([place, { version, integrity, optional, devOptional }]) => {
    // The project itself.
    if (place === '') return true;
    const found = there[place];
    if (found === undefined) return optional === true || devOptional === true;
    return found.version === version && found.integrity === integrity;
  });
