/** Plain files, so that any server can serve them; leave it out for a server of Next's own. */
export default { output: 'export' };
