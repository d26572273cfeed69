/**
 * The confidentiality agreement that clients accept, word for word; `{agency}` and `{version}` are
 * placeholders. Each part has a title line; blank lines separate the parts.
 */
export const mutualNda = `Mutual Non-Disclosure Agreement
Version {version}

This Mutual Non-Disclosure Agreement (the "Agreement") is made between {agency} (the "Agency") and the client whose account accepts it (the "Client"). Each of them is a "Party", together they are the "Parties". It takes effect on the date on which the Client accepts it (the "Effective Date").

1. Purpose
The Parties wish to discuss, plan and carry out the design, building and operation of a website and related services for the Client (the "Purpose"). To do so, each Party may disclose to the other information that it keeps confidential. The Party that discloses is the "Disclosing Party"; the Party that receives is the "Receiving Party".

2. Confidential Information
"Confidential Information" means all information that the Disclosing Party discloses in connection with the Purpose, in writing, orally, by upload or in any other form, that is marked confidential or that a reasonable person would understand to be confidential from its nature or from how it is disclosed. It includes business and marketing plans, customer and supplier lists, prices and budgets, financial figures, unpublished texts, images and brand material, designs, source code, technical specifications, access credentials and personal data.

3. Exclusions
Confidential Information does not include information that the Receiving Party can show:
(a) is or becomes public through no breach of this Agreement;
(b) was lawfully known to it, without a duty of confidence, before the Disclosing Party disclosed it;
(c) was lawfully received from a third party that was free to disclose it; or
(d) was developed by it independently, without use of the Confidential Information.

4. Duties of the Receiving Party
The Receiving Party will:
(a) use the Confidential Information for the Purpose alone;
(b) protect it with at least the care that it takes of its own confidential information of the same kind, and never with less than reasonable care;
(c) disclose it only to those of its employees, contractors and professional advisers who need it for the Purpose and who are bound by duties of confidence no weaker than these, and answer for any breach by them;
(d) copy it only as far as the Purpose requires; and
(e) tell the Disclosing Party without undue delay when it learns of any use or disclosure that this Agreement does not allow, and help to limit the harm.

5. Disclosure Required by Law
If a law, a court or an authority compels the Receiving Party to disclose Confidential Information, it will, as far as it lawfully can, give the Disclosing Party prompt written notice, so that the Disclosing Party may seek protection, and will disclose only what it is legally bound to disclose. Information so disclosed remains confidential for every other purpose.

6. Protected Disclosures
Nothing in this Agreement limits a right that cannot be waived by contract, including the right to report a possible violation of law to an authority. Under 18 U.S.C. section 1833(b), an individual is not liable under any federal or state trade secret law for disclosing a trade secret in confidence to a government official or to an attorney, solely for the purpose of reporting or investigating a suspected violation of law, or in a document filed under seal in a lawsuit or other proceeding.

7. Ownership; No Licence
All Confidential Information remains the property of the Disclosing Party. Apart from the use that section 4 allows, this Agreement grants no licence and no other right in it, or in any patent, copyright, trademark or trade secret.

8. No Obligation; No Warranty
This Agreement binds neither Party to enter into any further agreement, and restrains neither Party from carrying on a lawful profession, trade or business. Confidential Information is provided as it is, without warranty as to its accuracy or completeness.

9. Return and Deletion
On the written request of the Disclosing Party, or when the Purpose ends, the Receiving Party will within thirty (30) days return or destroy the Confidential Information that it holds, and confirm on request that it has done so. It may keep copies that the law requires it to keep, and copies in routine backups until these expire; this Agreement continues to apply to them for as long as they are kept.

10. Term and Survival
This Agreement runs for two (2) years from the Effective Date. Either Party may end it earlier by thirty (30) days' written notice. The duties of confidence survive its end for three (3) years; for Confidential Information that is a trade secret under applicable law, they last for as long as it remains one.

11. Remedies
A breach may cause harm that money alone cannot make good. In addition to every other remedy, the Disclosing Party may seek injunctive relief from a court of competent jurisdiction.

12. Governing Law and Venue
The laws of the State of California govern this Agreement, without regard to its conflict-of-laws rules. The Parties submit to the exclusive jurisdiction of the state and federal courts located in California, save that either Party may seek injunctive relief in any court that has jurisdiction.

13. General
This Agreement is the whole agreement between the Parties on its subject and replaces earlier ones. It can be changed only in writing, accepted by both Parties. Neither Party may assign it without the other's written consent, except to a successor to all or substantially all of its business. If a provision is held unenforceable, the rest stays in force, and the provision is applied to the greatest extent that the law permits. A failure to enforce a provision is not a waiver of it. Notices are given in writing to the e-mail address of the other Party's account or office.

14. Electronic Acceptance
The Parties agree to transact by electronic means. By choosing to accept, the Client signs this Agreement electronically, with the effect that the California Uniform Electronic Transactions Act (Civil Code section 1633.1 and following) and the federal E-SIGN Act (15 U.S.C. section 7001 and following) give to such a signature. The person who accepts confirms that they may bind the Client.`;
