/** Requests with their signatures as AWS publishes them (Amazon S3 API Reference, "Signature Calculations for the Authorization Header: Transferring Payload in a Single Chunk", Examples). */
export const published = {
  secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  scope: "20130524/us-east-1/s3/aws4_request",
  examples: [
    {
      name: "GET Object",
      target: "/test.txt",
      headers: { range: "bytes=0-9" },
      signedHeaders: "host;range;x-amz-content-sha256;x-amz-date",
      signature: "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
    },
    {
      name: "GET Bucket Lifecycle",
      target: "/?lifecycle",
      headers: {},
      signedHeaders: "host;x-amz-content-sha256;x-amz-date",
      signature: "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543",
    },
    {
      name: "Get Bucket (List Objects)",
      target: "/?max-keys=2&prefix=J",
      headers: {},
      signedHeaders: "host;x-amz-content-sha256;x-amz-date",
      signature: "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
    },
  ],
} as const;
