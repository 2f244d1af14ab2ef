/** Style sheets that the shell's scripts bring along. */
declare module '*.css';
